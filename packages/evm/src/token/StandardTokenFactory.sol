// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ITokenFactory} from "../interfaces/ITokenFactory.sol";
import {StandardToken} from "./StandardToken.sol";
import {TokenFactory} from "./TokenFactory.sol";

/// @title Creates standard tokens
contract StandardTokenFactory is ITokenFactory, TokenFactory {
    uint8 private constant TOKEN_TYPE = 0;

    /// @notice The code that every token of this factory shares.
    address public immutable IMPLEMENTATION = address(new StandardToken());

    constructor(address owner_, address feeAddress_, uint256 flatFee_) TokenFactory(owner_, feeAddress_, flatFee_) {}

    /// @inheritdoc ITokenFactory
    function create(string calldata name, string calldata symbol, uint8 decimals, uint256 totalSupply)
        external
        payable
        returns (address token)
    {
        token = _clone(IMPLEMENTATION, name, symbol, decimals, totalSupply);
        StandardToken(token).initialize(msg.sender, totalSupply);
        _announce(token, TOKEN_TYPE, name, symbol, decimals, totalSupply);
        _settleFlatFee(flatFee);
    }
}
