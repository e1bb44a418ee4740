// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../support/TestToken.sol";

/// @notice Keeps one per cent of every transfer.
contract FeeToken is TestToken("FEE", 18) {
    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            super._update(from, address(0xFEE), value / 100);
            value -= value / 100;
        }
        super._update(from, to, value);
    }
}

/// @notice Refuses transfers to the accounts on its list.
contract BlacklistToken is TestToken("BLK", 18) {
    mapping(address account => bool) public blocked;

    function setBlocked(address account, bool value) external {
        blocked[account] = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!blocked[to], "blacklisted");
        super._update(from, to, value);
    }
}

/// @notice Its owner may multiply every balance.
contract RebaseToken is TestToken("RBS", 18) {
    uint256 private _percent = 100;

    function setPercent(uint256 percent) external {
        _percent = percent;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (super.balanceOf(account) * _percent) / 100;
    }
}

/// @notice Transfers that move nothing and answer false, once switched on.
contract FalseToken is TestToken("FLS", 18) {
    bool public lying;

    function setLying(bool value) external {
        lying = value;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        return !lying && super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        return !lying && super.transferFrom(from, to, value);
    }
}

/// @notice Transfers that answer nothing, as the oldest tokens do.
contract NoReturnToken is TestToken("NRT", 6) {
    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        assembly {
            return(0, 0)
        }
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        super.transferFrom(from, to, value);
        assembly {
            return(0, 0)
        }
    }
}

/// @notice Refuses transfers of nothing.
contract ZeroRevertToken is TestToken("ZRT", 18) {
    function _update(address from, address to, uint256 value) internal override {
        require(value != 0, "zero");
        super._update(from, to, value);
    }
}

/// @notice Refuses every transfer while paused.
contract PausableToken is TestToken("PSD", 18) {
    bool public paused;

    function setPaused(bool value) external {
        paused = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused || from == address(0), "paused");
        super._update(from, to, value);
    }
}

/// @notice Becomes a token with a fee of one per cent when its owner wants it.
contract LateFeeToken is TestToken("LFT", 18) {
    bool public taxed;

    function setTaxed(bool value) external {
        taxed = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (taxed && from != address(0) && to != address(0)) {
            super._update(from, address(0xFEE), value / 100);
            value -= value / 100;
        }
        super._update(from, to, value);
    }
}

/// @notice Takes some units on the way to an exchange's pair when its owner wants it.
contract PairFeeToken is TestToken("PFT", 18) {
    address public taxed;
    uint256 public taken;

    function setTaxed(address pair, uint256 units) external {
        (taxed, taken) = (pair, units);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (taxed != address(0) && to == taxed) {
            super._update(from, address(0xFEE), taken);
            value -= taken;
        }
        super._update(from, to, value);
    }
}

/// @notice Calls somebody back before every transfer, and remembers when that ever succeeded.
contract HookToken is TestToken("HOOK", 18) {
    address private _target;
    bytes private _data;
    bool public hookSucceeded;
    bytes public lastAnswer;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_target != address(0) && from != address(0)) {
            bool success;
            (success, lastAnswer) = _target.call(_data);
            if (success) hookSucceeded = true;
        }
        super._update(from, to, value);
    }
}

/// @notice Grants no permit: calls somebody back instead, and remembers what came of it.
contract HookPermitToken is TestToken("HKP", 18) {
    address private _target;
    bytes private _data;
    bool public hookSucceeded;
    bytes public lastAnswer;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) external {
        (hookSucceeded, lastAnswer) = _target.call(_data);
    }
}

/// @notice Accepts every call that it does not know, and does nothing.
contract SwallowingToken is TestToken("SWL", 18) {
    fallback() external {}
}

/// @notice Answers a permit with a megabyte, as a result or as a reason.
contract BombPermitToken is TestToken("BMP", 18) {
    bool private _reverts;

    function setReverting(bool value) external {
        _reverts = value;
    }

    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) external view {
        bool reverts = _reverts;
        assembly {
            if reverts { revert(0, 1000000) }
            return(0, 1000000)
        }
    }
}

/// @notice Answers every call with a large return value and burns gas.
contract BombToken {
    fallback() external {
        assembly {
            return(0, 1000000)
        }
    }
}

/// @notice Burns all the gas it gets.
contract GasToken {
    fallback() external {
        while (true) {}
    }
}

/// @notice bytes32 name and symbol, no decimals, control characters.
contract OldToken {
    bytes32 public constant name = "Old\x00";
    bytes32 public constant symbol = "O\x01D";
}

/// @notice Refuses native currency.
contract Refuser {
    function call(address target, bytes calldata data, uint256 value) external payable {
        (bool success, bytes memory answer) = target.call{value: value}(data);
        if (!success) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }
}

/// @notice A token that calls itself a pair of any factory and any two tokens.
contract FakePair is TestToken("FAKE", 18) {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;

    constructor(address factory_, address token0_, address token1_) {
        (factory, token0, token1) = (factory_, token0_, token1_);
    }
}

/// @notice A factory that answers `getPair` with any address that a test sets, or not at all.
contract FakeFactory {
    uint256 private _answer;
    bool private _refuses;

    function set(uint256 answer, bool refuses) external {
        (_answer, _refuses) = (answer, refuses);
    }

    function getPair(address, address) external view returns (uint256) {
        require(!_refuses);
        return _answer;
    }
}

/// @notice Answers of any bytes to any call, selector by selector; what is not set reverts.
contract ScriptedToken {
    mapping(bytes4 selector => bytes) private _answers;

    function set(bytes4 selector, bytes calldata answer) external {
        _answers[selector] = answer;
    }

    fallback() external {
        bytes memory answer = _answers[msg.sig];
        require(answer.length != 0);
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
