// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabAntiBot} from "../interfaces/IRabAntiBot.sol";
import {ITokenFactory} from "../interfaces/ITokenFactory.sol";
import {AntiBotStandardToken} from "./AntiBotStandardToken.sol";
import {TokenFactory} from "./TokenFactory.sol";

/// @title Creates standard tokens that ask the anti-bot registry
contract AntiBotStandardTokenFactory is ITokenFactory, TokenFactory {
    /// @notice The registry that `token` asks.
    event AntiBotNamed(address indexed token, address antiBot);

    error AntiBotNotAContract();

    uint8 private constant TOKEN_TYPE = 1;

    /// @notice The registry that the tokens of this factory ask.
    IRabAntiBot public immutable ANTI_BOT;
    /// @notice The code that every token of this factory shares.
    address public immutable IMPLEMENTATION;

    constructor(address owner_, address feeAddress_, uint256 flatFee_, IRabAntiBot antiBot)
        TokenFactory(owner_, feeAddress_, flatFee_)
    {
        if (address(antiBot).code.length == 0) revert AntiBotNotAContract();
        ANTI_BOT = antiBot;
        IMPLEMENTATION = address(new AntiBotStandardToken(antiBot));
    }

    /// @inheritdoc ITokenFactory
    function create(string calldata name, string calldata symbol, uint8 decimals, uint256 totalSupply)
        external
        payable
        returns (address token)
    {
        token = _clone(IMPLEMENTATION, name, symbol, decimals, totalSupply);
        AntiBotStandardToken(token).initialize(msg.sender, totalSupply);
        _announce(token, TOKEN_TYPE, name, symbol, decimals, totalSupply);
        emit AntiBotNamed(token, address(ANTI_BOT));
        _settleFlatFee(flatFee);
    }
}
