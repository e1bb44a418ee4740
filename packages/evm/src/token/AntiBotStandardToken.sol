// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabAntiBot} from "../interfaces/IRabAntiBot.sol";
import {StandardToken} from "./StandardToken.sol";

/// @title A standard token that asks the anti-bot registry about each transfer
/// @notice The registry can refuse a buy by its answer. One that reverts, answers nothing or nonsense, or burns its gas
/// stops nothing.
contract AntiBotStandardToken is StandardToken {
    error BuyTooLarge();
    error BuyTooSoon();
    error NotEnoughGas();

    /// @dev The registry's dearest answer costs about 30,000.
    uint256 private constant CHECK_GAS = 60_000;

    /// @notice The registry that is asked, the same for all tokens of the factory.
    IRabAntiBot public immutable ANTI_BOT;

    constructor(IRabAntiBot antiBot) {
        ANTI_BOT = antiBot;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0)) _ask(from, to, value);
        super._update(from, to, value);
    }

    function _ask(address from, address to, uint256 value) private {
        uint256 gasLimit = CHECK_GAS;
        // else a buyer could starve the registry of gas and have the failure count as leave
        if (gasleft() < gasLimit + gasLimit / 32 + 10_000) revert NotEnoughGas();
        bytes memory data = abi.encodeCall(IRabAntiBot.onTransfer, (from, to, value));
        address registry = address(ANTI_BOT);
        uint256 answer;
        assembly ("memory-safe") {
            // one word at most is copied back: a large answer costs nobody
            if call(gasLimit, registry, 0, add(data, 32), mload(data), 0, 32) {
                if gt(returndatasize(), 31) { answer := mload(0) }
            }
        }
        if (answer == uint256(IRabAntiBot.Answer.TOO_LARGE)) revert BuyTooLarge();
        if (answer == uint256(IRabAntiBot.Answer.TOO_SOON)) revert BuyTooSoon();
    }
}
